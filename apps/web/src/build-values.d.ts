/** What the build writes into the page. */
interface ImportMetaEnv {
  /** The file of each model's head start by the model's hash; absent where the page was not built. */
  readonly HEAD_STARTS?: Readonly<Record<string, string>>;
  /** The file of the head start of each network of the start page; absent where the page was not built. */
  readonly PAIR_HEAD_STARTS?: Readonly<Record<'lane' | 'mpoa', string | undefined>>;
}
