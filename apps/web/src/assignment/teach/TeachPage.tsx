/** `/teach/<code>`: the page of the teacher, for whoever has the private link. */

import { readCode } from '@lanelab/lessons/class-code';
import { say as sayShared } from '@lanelab/messages/assignments';
import { say } from '@lanelab/messages/teach';
import { useEffect } from 'react';
import { hasServer, withoutServer } from '../../base/ui/edition.ts';
import { type Address, navigate } from '../../base/ui/location.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { keepClassKey, useClassKey } from '../../share/assignments/keyring.ts';
import { keyIn, teachAddress } from '../../share/assignments/links.ts';
import { AskKey, TitledPage } from './AskKey.tsx';
import { ClassPage } from './ClassPage.tsx';

interface TeachPageProps {
  /** The class code as it stands in the address. */
  readonly typed: string;
  readonly address: Address;
}

export function TeachPage({ typed, address }: TeachPageProps) {
  usePageTitle(say('title'));
  const code = readCode(typed);
  if (!hasServer)
    return (
      <TitledPage>
        <Notice kind="note" title={sayShared('needs-server')} testId="teach-no-server">
          {withoutServer}
        </Notice>
      </TitledPage>
    );
  if (code === null)
    return (
      <TitledPage>
        <Notice kind="error" title={sayShared('cannot-be-opened')} testId="teach-refused">
          {sayShared('code.wrong', { text: typed.slice(0, 40) })}
        </Notice>
      </TitledPage>
    );
  return <Keyed key={code} code={code} address={address} />;
}

/** Takes the key of a private link out of the address bar, into this browser. */
function Keyed({ code, address }: { readonly code: string; readonly address: Address }) {
  const inAddress = keyIn(address.hash);
  const kept = useClassKey('teacher', code);
  useEffect(() => {
    if (inAddress === null) return;
    keepClassKey('teacher', code, inAddress);
    navigate(teachAddress(code) + address.search, 'replace');
  }, [code, inAddress, address.search]);
  const key = inAddress ?? kept;
  if (key === null) return <AskKey code={code} />;
  return <ClassPage code={code} teacherKey={key} address={address} />;
}
