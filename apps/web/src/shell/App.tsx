/** Assembles the application: the shell, and the page that the address means. */
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { LiveRegion } from '../base/ui/LiveRegion.tsx';
import { type Address, useAddress } from '../base/ui/location.ts';
import { DropArea } from '../share/drafts/DropArea.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Loading } from './Loading.tsx';
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
const LearnPage = page(async () => (await import('../lesson/list/LearnPage.tsx')).LearnPage);
const LessonEmbed = page(async () => (await import('../lesson/LessonEmbed.tsx')).LessonEmbed);
const LessonPage = page(async () => (await import('../lesson/LessonPage.tsx')).LessonPage);
const LessonEditPage = page(async () => (await import('../lesson/edit/LessonEditPage.tsx')).LessonEditPage);
const ResultPage = page(async () => (await import('../lesson/result/ResultPage.tsx')).ResultPage);
const AssignPage = page(async () => (await import('../assignment/give/AssignPage.tsx')).AssignPage);
const JoinPage = page(async () => (await import('../assignment/join/JoinPage.tsx')).JoinPage);
const TeachPage = page(async () => (await import('../assignment/teach/TeachPage.tsx')).TeachPage);
const ScreenPage = page(async () => (await import('../room/ScreenPage.tsx')).ScreenPage);
const RoomPage = page(async () => (await import('../room/RoomPage.tsx')).RoomPage);
const ReadyPage = page(async () => (await import('./ready/ReadyPage.tsx')).ReadyPage);
const HelpPage = page(async () => (await import('./help/HelpPage.tsx')).HelpPage);

const NotFound = page(async () => (await import('./NotFound.tsx')).NotFound);

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
    case 'learn':
      return <LearnPage />;
    case 'lesson':
      return route.id === null && new URLSearchParams(address.search).has('edit') ? (
        <LessonEditPage address={address} />
      ) : (
        <LessonPage id={route.id} address={address} />
      );
    case 'result':
      return <ResultPage />;
    case 'assign':
      return <AssignPage address={address} />;
    case 'join':
      return <JoinPage typed={route.code} address={address} />;
    case 'teach':
      return <TeachPage typed={route.code} address={address} />;
    case 'lecture':
      return <LecturePage address={address} />;
    case 'embed':
      return asksForLesson(address) ? (
        <LessonEmbed key={address.search + address.hash} address={address} />
      ) : (
        <EmbedPage key={address.search + address.hash} address={address} />
      );
    case 'room':
      return <RoomPage typed={route.typed} />;
    case 'screen':
      return <ScreenPage typed={route.typed} />;
    case 'ready':
      return <ReadyPage />;
    case 'help':
      return <HelpPage />;
    case 'missing':
      return <NotFound path={route.path} />;
  }
}

/** `/embed?lesson=…`: a lesson in a frame. */
const asksForLesson = ({ search }: Address): boolean => new URLSearchParams(search).has('lesson');

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
