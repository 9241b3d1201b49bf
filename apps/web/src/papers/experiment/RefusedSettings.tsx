/** What of the page's address could not be used, and what stands in its place. */
import { Notice } from '../../base/ui/Notice.tsx';

export function RefusedSettings({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div style={{ padding: '0 var(--page) var(--s3)' }}>
      <Notice kind="error" title="Part of this address could not be used" testId="refused-settings">
        {problems.slice(0, 5).join(' ')}{' '}
        {problems.length === 1 ? 'The paper’s value stands in its place.' : 'The paper’s values stand in their place.'}{' '}
        Set them below, or correct the address and open it again.
      </Notice>
    </div>
  );
}
