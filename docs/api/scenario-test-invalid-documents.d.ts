interface Difference {
  readonly base: string;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
  readonly path: string;
  readonly code: string;
}
interface InvalidDocument extends Difference {
  readonly name: string;
  readonly document: unknown;
}
declare const invalidDocuments: () => readonly InvalidDocument[];
export { InvalidDocument, invalidDocuments };
