/** `/ready`: what a teacher opens before class. Everything is tried by itself; a verdict on top, below it what to do. */
import { say } from '@lanelab/messages/ready';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { root } from '../../base/ui/edition.ts';
import { Link } from '../../base/ui/Link.tsx';
import { PageBar } from '../../base/ui/PageBar.tsx';
import { report } from '../../base/ui/page-state.ts';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { CopiedReport } from '../../playback/report/ReportButton.tsx';
import { offlineState, subscribe } from '../offline/registration.ts';
import { CheckRow } from './CheckRow.tsx';
import { CHECKS, type Findings, verdictOf } from './finding.ts';
import { judgeKeys } from './keys.ts';
import { judgeOffline } from './offline.ts';
import styles from './Ready.module.css';
import { StateSign } from './StateSign.tsx';
import { judgeScreen } from './screen.ts';
import { ThemeTrial } from './ThemeTrial.tsx';
import { judgeTheme } from './theme.ts';
import { useLook } from './use-look.ts';
import { usePatience } from './use-patience.ts';
import { usePressed } from './use-pressed.ts';
import { useScreen } from './use-screen.ts';
import { useTrials } from './use-trials.ts';
import { reportText, verdictWords } from './words.ts';

export function ReadyPage() {
  usePageTitle(say('ready.title'));
  const { findings: tried, attempt, again } = useTrials();
  const size = useScreen();
  const look = useLook();
  const pressed = usePressed();
  const offline = useSyncExternalStore(subscribe, offlineState);
  const isPatient = usePatience(attempt);
  const [copied, setCopied] = useState<string | null>(null);
  const kept = judgeOffline(offline, isPatient);
  const findings: Findings = {
    ...tried,
    ...(kept === undefined ? {} : { offline: kept }),
    screen: judgeScreen(size),
    theme: judgeTheme(look),
    keys: judgeKeys(pressed),
  };
  const verdict = verdictOf(findings);
  const words = verdictWords(verdict);
  const isOver = verdict.state !== 'checking';
  const spoken = isOver ? words : say('verdict.checking-says');
  useEffect(() => announce(spoken), [spoken]);
  useEffect(() => {
    report('ready', verdict.state);
    return () => report('ready', undefined);
  }, [verdict.state]);
  const address = useMemo(() => new URL(root, location.origin).href, []);

  const copy = () =>
    setCopied(
      reportText(verdict, findings, {
        address,
        browser: navigator.userAgent,
        cores: navigator.hardwareConcurrency,
        time: new Date().toISOString(),
        size,
      }),
    );
  return (
    <>
      <PageBar crumbs={[{ label: say('ready.title') }]} />
      <div className={styles.page} data-testid="ready-page">
        <h1 className="visually-hidden">{say('ready.title')}</h1>
        <section className={styles.verdict} data-state={verdict.state} data-testid="verdict" aria-busy={!isOver}>
          <StateSign state={verdict.state} />
          <div>
            <p className={styles.word} data-testid="verdict-words">
              {words}
            </p>
            <p>{say(`verdict.${verdict.state}-says`)}</p>
            {'checks' in verdict ? (
              <ul className={styles.named} data-testid="verdict-checks">
                {verdict.checks.map((check) => (
                  <li key={check}>
                    <a href={`#check-${check}`}>{say(`check.${check}`)}</a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </section>
        <div className={styles.actions}>
          <Button kind="main" onPress={again} data-testid="check-again">
            {say('ready.again')}
          </Button>
          <Button isDisabled={!isOver} onPress={copy} data-testid="copy-room-report">
            {say('ready.copy')}
          </Button>
          <Link to="/?present">{say('ready.lecture')}</Link>
        </div>
        {copied === null ? null : (
          <div className={styles.copied}>
            <CopiedReport key={copied} text={copied} />
          </div>
        )}
        <ul className={styles.list} aria-label={say('ready.list')}>
          {CHECKS.map((check) => (
            <CheckRow key={check} check={check} finding={findings[check]}>
              {check === 'theme' ? <ThemeTrial /> : null}
            </CheckRow>
          ))}
        </ul>
        <p className={styles.says}>
          {say('ready.says')} {say('ready.copy-says')}
        </p>
      </div>
    </>
  );
}
