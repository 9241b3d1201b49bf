/** The classes that this browser has private links of. */

import { showCode } from '@lanelab/lessons/class-code';
import { say } from '@lanelab/messages/assign';
import { Link } from '../../base/ui/Link.tsx';
import { useFetched } from '../../base/ui/use-fetched.ts';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { classCodes, forgetClassKey } from '../../share/assignments/keyring.ts';
import { teachAddress } from '../../share/assignments/links.ts';
import { readAssignment } from '../../share/assignments/server.ts';
import { StoreError } from '../../share/links/ask-server.ts';
import styles from './give.module.css';

/** The title of a class; null where the server cannot be asked, and undefined for one that has been erased, whose key is forgotten. */
async function titleOf(code: string): Promise<string | null | undefined> {
  try {
    return plainText((await readAssignment(code)).title);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (error.kind !== 'missing') return null;
    forgetClassKey('teacher', code);
    return undefined;
  }
}

async function ownClasses(codes: readonly string[]) {
  const titles = await Promise.all(codes.map(titleOf));
  return codes.flatMap((code, at) => {
    const title = titles[at];
    return title === undefined ? [] : [{ code, title }];
  });
}

const codes = () => ownClasses(classCodes('teacher'));

export function OwnClasses() {
  const { value } = useFetched('', codes);
  if (value === null || value.length === 0) return null;
  return (
    <section className={styles.own} data-testid="own-classes">
      <h2>{say('own')}</h2>
      <p className="muted">{say('own.says')}</p>
      <ul>
        {value.map(({ code, title }) => (
          <li key={code}>
            <Link to={teachAddress(code)}>
              <code>{showCode(code)}</code> {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
