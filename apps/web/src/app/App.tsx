/** Assembles the application: the shell, and the page that the address means. */
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { StartPage } from '../start/StartPage.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { useAddress } from '../ui/location.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Loading } from './Loading.tsx';
import { NotFound } from './NotFound.tsx';
import { type Route, routeOf } from './routes.ts';
import { Shell } from './Shell.tsx';
import { usePageFocus } from './use-page-focus.ts';

function page<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}

const GalleryPage = page(async () => (await import('../gallery/GalleryPage.tsx')).GalleryPage);
const ExperimentPage = page(async () => (await import('../experiment/ExperimentPage.tsx')).ExperimentPage);
const StoredPage = page(async () => (await import('../opened/StoredPage.tsx')).StoredPage);
const LinkedPage = page(async () => (await import('../opened/LinkedPage.tsx')).LinkedPage);
const HelpPage = page(async () => (await import('../help/HelpPage.tsx')).HelpPage);

interface PageProps {
  readonly route: Route;
  readonly hash: string;
  readonly search: string;
}

function Page({ route, hash, search }: PageProps) {
  switch (route.page) {
    case 'start':
      return <StartPage />;
    case 'gallery':
      return <GalleryPage />;
    case 'experiment':
      return <ExperimentPage key={`${route.paper}/${route.id}`} paper={route.paper} id={route.id} />;
    case 'stored':
      return <StoredPage key={route.id} id={route.id} />;
    case 'lab':
      return <LinkedPage key={hash + search} hash={hash} search={search} />;
    case 'help':
      return <HelpPage />;
    case 'missing':
      return <NotFound path={route.path} />;
  }
}

export function App() {
  const address = useAddress();
  const route = routeOf(address.path);
  usePageFocus(address.path);
  return (
    <Shell route={route}>
      <ErrorBoundary key={address.path + address.hash}>
        <Suspense fallback={<Loading />}>
          <Page route={route} hash={address.hash} search={address.search} />
        </Suspense>
      </ErrorBoundary>
      <LiveRegion />
    </Shell>
  );
}
