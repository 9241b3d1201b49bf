/** What came in during one turn of the event loop, dealt with together when the turn ends. */
export class Turn<T> {
  readonly #deal: (items: readonly T[]) => void;
  #items: T[] = [];

  constructor(deal: (items: readonly T[]) => void) {
    this.#deal = deal;
  }

  add(item: T): void {
    if (this.#items.push(item) === 1) setImmediate(this.#end);
  }

  readonly #end = (): void => {
    const items = this.#items;
    this.#items = [];
    this.#deal(items);
  };
}
