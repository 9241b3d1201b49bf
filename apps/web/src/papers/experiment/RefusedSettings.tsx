/** What of the page's address could not be used, and what stands in its place. */
import { say } from '@lanelab/messages/experiment';
import { Notice } from '../../base/ui/Notice.tsx';

export function RefusedSettings({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div style={{ padding: '0 var(--page) var(--s3)' }}>
      <Notice kind="error" title={say('refused-settings.part-of-this-address-could')} testId="refused-settings">
        {say('refused-settings.explained', { problems: problems.slice(0, 5).join(' '), count: problems.length })}
      </Notice>
    </div>
  );
}
