/** The three looks of the lab, by name. */

export const themes = ['light', 'dark', 'projector'] as const;
export type Theme = (typeof themes)[number];

export function isTheme(name: string | undefined | null): name is Theme {
  return themes.some((theme) => theme === name);
}
