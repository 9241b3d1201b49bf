/** One pane or two. */
export const paneWords = { panes: 'Panes', one: 'One', compare: 'Compare' } as const;
