/** What the marks of traffic stand for; apart from the layers’ words, as the start page has marks and no layers. */

export const lookWords = {
  data: 'data',
  control: 'control',
  shortcut: 'shortcut',
  bus: 'BUS, flooded',
} as const;
