/** `/lecture`: the lectures of this browser, and with `id=` one of them to edit. */
import type { Address } from '../../base/ui/location.ts';
import { LectureEditor } from './LectureEditor.tsx';
import { LectureList } from './LectureList.tsx';

export function LecturePage({ address }: { readonly address: Address }) {
  const id = new URLSearchParams(address.search).get('id');
  return id === null ? <LectureList /> : <LectureEditor key={id} id={id} />;
}
