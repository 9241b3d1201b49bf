import * as z from 'zod/mini';

interface DocumentJsonSchema {
  readonly document: object;
  readonly parts: Readonly<Record<string, object>>;
}
type Refer = (name: string) => string;
declare function documentJsonSchema(schema: z.ZodMiniType, prefix: string, refer: Refer): DocumentJsonSchema;
declare function scenarioJsonSchema(refer: Refer): DocumentJsonSchema;
export { DocumentJsonSchema, documentJsonSchema, scenarioJsonSchema };
