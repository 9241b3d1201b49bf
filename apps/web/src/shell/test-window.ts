/** `window.__lab`: a read-only look at the page's state, for tests. */
import { inLab } from '../base/ui/edition.ts';
import { reported } from '../base/ui/page-state.ts';
import { currentTheme } from '../base/ui/theme.ts';
import { routeOf } from './routes.ts';

declare global {
  interface Window {
    readonly __lab?: { readonly state: () => Readonly<Record<string, unknown>> };
  }
}

export function openTestWindow(): void {
  const lab = Object.freeze({
    state: () => ({ route: routeOf(inLab(location.pathname)), theme: currentTheme(), ...reported() }),
  });
  Object.defineProperty(window, '__lab', { value: lab });
}
