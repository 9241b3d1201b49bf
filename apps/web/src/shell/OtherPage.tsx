/** Every page but the start page, each fetched when its address is opened. The start page does without this list: the names of all their files are 2 KB of it. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Address } from '../base/ui/location.ts';
import type { Page } from './routes.ts';

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

interface OtherPageProps {
  readonly page: Exclude<Page, { readonly page: 'start' }>;
  readonly address: Address;
}

export function OtherPage({ page: shown, address }: OtherPageProps) {
  switch (shown.page) {
    case 'present':
      return <PresentPage address={address} />;
    case 'gallery':
      return <GalleryPage />;
    case 'experiment':
      return <ExperimentPage key={`${shown.paper}/${shown.id}`} paper={shown.paper} id={shown.id} />;
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
      return shown.id === null && new URLSearchParams(address.search).has('edit') ? (
        <LessonEditPage address={address} />
      ) : (
        <LessonPage id={shown.id} address={address} />
      );
    case 'result':
      return <ResultPage />;
    case 'assign':
      return <AssignPage address={address} />;
    case 'join':
      return <JoinPage typed={shown.code} address={address} />;
    case 'teach':
      return <TeachPage typed={shown.code} address={address} />;
    case 'lecture':
      return <LecturePage address={address} />;
    case 'embed':
      return asksForLesson(address) ? (
        <LessonEmbed key={address.search + address.hash} address={address} />
      ) : (
        <EmbedPage key={address.search + address.hash} address={address} />
      );
    case 'room':
      return <RoomPage typed={shown.typed} />;
    case 'screen':
      return <ScreenPage typed={shown.typed} />;
    case 'ready':
      return <ReadyPage />;
    case 'help':
      return <HelpPage />;
    case 'missing':
      return <NotFound path={shown.path} />;
  }
}

/** `/embed?lesson=…`: a lesson in a frame. */
const asksForLesson = ({ search }: Address): boolean => new URLSearchParams(search).has('lesson');
