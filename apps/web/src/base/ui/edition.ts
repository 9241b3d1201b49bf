/** What this build is: pages of the lab's own server, or plain files in any folder of any web host. */

import { say } from '@lanelab/messages/controls';
/** False in the static edition: nothing then asks for `/api`, and what would need it says so. */
export const hasServer = import.meta.env.MODE !== 'static';

/** Said where a control would need the server. */
export const withoutServer = say('edition.this-copy-of-the-lab');

// Built scripts are one folder below the lab's. A name of its own keeps the build from taking this for an asset.
const ABOVE = '../';

/** Path of the lab's folder on its host, with a slash at both ends. */
export const root: string =
  import.meta.env.BASE_URL === './' ? new URL(ABOVE, import.meta.url).pathname : import.meta.env.BASE_URL;

/** `/papers` as the host knows it, such as `/teaching/lab/papers`. */
export function onHost(path: string, folder = root): string {
  return path.startsWith('/') ? folder + path.slice(1) : path;
}

/** `/teaching/lab/papers/` as the lab knows it: `/papers/`. */
export function inLab(pathname: string, folder = root): string {
  const path = pathname.startsWith(folder) ? `/${pathname.slice(folder.length)}` : pathname;
  return path.replace(/\/index\.html$/, '/');
}
