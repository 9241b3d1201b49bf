declare const fontFiles: () => string[];
declare function renderPng(svg: string, scale?: number): Uint8Array;
declare function renderPngAsync(svg: string, scale?: number): Promise<Uint8Array>;
export { fontFiles, renderPng, renderPngAsync };
