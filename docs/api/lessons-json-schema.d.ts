import { DocumentJsonSchema } from '@lanelab/scenario/json-schema';

declare const lessonJsonSchema: (refer: (name: string) => string) => DocumentJsonSchema;
declare const resultJsonSchema: (refer: (name: string) => string) => DocumentJsonSchema;
export { lessonJsonSchema, resultJsonSchema };
