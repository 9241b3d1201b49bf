// Writes files of the repository, those alone whose text is another, and remembers which.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

export class Files {
  readonly #changed: string[] = [];

  /** Paths from the root of the repository. */
  get changed(): readonly string[] {
    return this.#changed;
  }

  /** The text of a file; null where there is none. */
  read(path: string): string | null {
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }

  write(path: string, text: string): void {
    if (this.read(path) === text) return;
    writeFileSync(path, text);
    this.#changed.push(relative(ROOT, path));
  }

  /** A file that something else may have written: it had this text before. */
  note(path: string, before: string | null): void {
    if (this.read(path) !== before) this.#changed.push(relative(ROOT, path));
  }
}
