/** Assembles the application: the shell, and the page that the address means. */
import { lazy, Suspense } from 'react';
import { LiveRegion } from '../base/ui/LiveRegion.tsx';
import { useAddress } from '../base/ui/location.ts';
import { DropArea } from '../share/drafts/DropArea.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Loading } from './Loading.tsx';
import { pageOf, routeOf } from './routes.ts';
import { Shell } from './Shell.tsx';
import { StartPage } from './start/StartPage.tsx';
import { usePageFocus } from './use-page-focus.ts';

const OtherPage = lazy(async () => ({ default: (await import('./OtherPage.tsx')).OtherPage }));

export function App() {
  const address = useAddress();
  const route = routeOf(address.path);
  const page = pageOf(route, address.search);
  const isLecture = page.page === 'present';
  // Work in the workbench may change its address; the reader stays where they are.
  usePageFocus(route.page === 'stored' ? '/lab' : address.path);
  const content = (
    <ErrorBoundary address={isLecture ? address.path : address.path + address.search + address.hash}>
      <Suspense fallback={<Loading />}>
        {page.page === 'start' ? <StartPage /> : <OtherPage page={page} address={address} />}
      </Suspense>
    </ErrorBoundary>
  );
  // A lecture has the whole screen. A frame on somebody else's page has no bar of ours, and takes no files.
  if (isLecture || page.page === 'embed') {
    return (
      <>
        {content}
        <LiveRegion />
      </>
    );
  }
  return (
    <Shell route={route}>
      {content}
      <DropArea />
      <LiveRegion />
    </Shell>
  );
}
