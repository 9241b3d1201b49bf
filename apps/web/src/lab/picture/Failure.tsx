/** Why a picture, strip or clip was not made; nothing where nothing went wrong. */
import { say } from '@lanelab/messages/pictures';
import { Notice } from '../../base/ui/Notice.tsx';

export function Failure({ problem }: { readonly problem: string | null }) {
  if (problem === null) return null;
  return (
    <Notice kind="error" title={say('failed.title')} testId="picture-problem">
      {problem}
    </Notice>
  );
}
