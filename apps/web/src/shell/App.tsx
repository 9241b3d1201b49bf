/** Assembles the application: the shell, and the page that the address means. */
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { LiveRegion } from '../base/ui/LiveRegion.tsx';
import { type Address, useAddress } from '../base/ui/location.ts';
import { DropArea } from '../share/drafts/DropArea.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Loading } from './Loading.tsx';
import { NotFound } from './NotFound.tsx';
import { type Route, routeOf } from './routes.ts';
import { Shell } from './Shell.tsx';
import { StartPage } from './start/StartPage.tsx';
import { usePageFocus } from './use-page-focus.ts';

function page<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}

const GalleryPage = page(async () => (await import('../papers/gallery/GalleryPage.tsx')).GalleryPage);
const ExperimentPage = page(async () => (await import('../papers/experiment/ExperimentPage.tsx')).ExperimentPage);
const LabPage = page(async () => (await import('../lab/workbench/LabPage.tsx')).LabPage);
const OpenPage = page(async () => (await import('./start/OpenPage.tsx')).OpenPage);
const MyScenariosPage = page(async () => (await import('../share/my-scenarios/MyScenariosPage.tsx')).MyScenariosPage);
const EmbedPage = page(async () => (await import('../lab/embed/EmbedPage.tsx')).EmbedPage);
const PresentPage = page(async () => (await import('../lecture/PresentPage.tsx')).PresentPage);
const LecturePage = page(async () => (await import('../lecture/edit/LecturePage.tsx')).LecturePage);
const ReadyPage = page(async () => (await import('./ready/ReadyPage.tsx')).ReadyPage);
const HelpPage = page(async () => (await import('./help/HelpPage.tsx')).HelpPage);

interface PageProps {
  readonly route: Route;
  readonly address: Address;
}

function Page({ route, address }: PageProps) {
  switch (route.page) {
    case 'start':
      return <StartPage />;
    case 'gallery':
      return <GalleryPage />;
    case 'experiment':
      return <ExperimentPage key={`${route.paper}/${route.id}`} paper={route.paper} id={route.id} />;
    case 'stored':
    case 'lab':
      return <LabPage address={address} />;
    case 'open':
      return <OpenPage />;
    case 'mine':
      return <MyScenariosPage />;
    case 'lecture':
      return <LecturePage address={address} />;
    case 'embed':
      return <EmbedPage key={address.search + address.hash} address={address} />;
    case 'ready':
      return <ReadyPage />;
    case 'help':
      return <HelpPage />;
    case 'missing':
      return <NotFound path={route.path} />;
  }
}

/** `?present` on the start page or in the lab. */
function isLecture({ page: name }: Route, { search }: Address): boolean {
  return (name === 'start' || name === 'lab') && new URLSearchParams(search).has('present');
}

export function App() {
  const address = useAddress();
  const route = routeOf(address.path);
  // Work in the workbench may change its address; the reader stays where they are.
  usePageFocus(route.page === 'stored' ? '/lab' : address.path);
  const content = (
    <ErrorBoundary address={address.path + address.search + address.hash}>
      <Suspense fallback={<Loading />}>
        <Page route={route} address={address} />
      </Suspense>
    </ErrorBoundary>
  );
  // A lecture has the whole screen.
  if (isLecture(route, address)) {
    return (
      <ErrorBoundary address={address.path}>
        <Suspense fallback={<Loading />}>
          <PresentPage address={address} />
        </Suspense>
        <LiveRegion />
      </ErrorBoundary>
    );
  }
  // A frame on somebody else's page has no bar of ours, and takes no files.
  if (route.page === 'embed') {
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
