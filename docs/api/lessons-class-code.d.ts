declare const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
declare const CODE_LENGTH = 8;
declare const CODE_PATTERN: RegExp;
declare const TYPED_CODE_PATTERN: RegExp;
declare function readCode(typed: string): string | null;
declare function showCode(code: string): string;
export { CODE_ALPHABET, CODE_LENGTH, CODE_PATTERN, TYPED_CODE_PATTERN, readCode, showCode };
