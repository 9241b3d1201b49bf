/** Contents of the share dialog: how links open, and then each method to hand the scenario on. */
import { say } from '@lanelab/messages/share';
import { documentHash, parseScenario } from '@lanelab/scenario';
import { useState } from 'react';
import { Notice } from '../../base/ui/Notice.tsx';
import { RichText } from '../../base/ui/RichText.tsx';
import { Tabs } from '../../base/ui/Tabs.tsx';
import { fewIssuesWords } from '../../document/store/edits/field.ts';
import { summary } from '../../document/topology-view/describe.ts';
import { EmbedPart } from './EmbedPart.tsx';
import { FilePart } from './FilePart.tsx';
import { type Choices, chosenOptions, firstChoices, HowItOpens } from './HowItOpens.tsx';
import { LinksPart } from './LinksPart.tsx';
import { QrPart } from './QrPart.tsx';
import styles from './ShareDialog.module.css';
import type { ShareProps } from './ShareDialog.tsx';
import { useStore } from './use-store.ts';

interface ShareContentProps extends ShareProps {
  /** Closes the dialog, where the reader goes on to another page. */
  readonly onLeave: () => void;
}

export function ShareContent({ scenario, stored = null, onStored, moment, onLeave }: ShareContentProps) {
  const [choices, setChoices] = useState<Choices>(firstChoices);
  const [tab, setTab] = useState<'links' | 'embed' | 'qr' | 'files'>('links');
  const [parsed] = useState(() => parseScenario(scenario));
  const store = useStore(scenario, stored, onStored);
  const options = chosenOptions(choices, moment);
  const { title } = scenario.view;
  const files = <FilePart scenario={scenario} />;
  return (
    <div className={styles.share}>
      <p className="muted">
        <RichText
          text={say('share-content.what-is-shared', {
            title: title === '' ? say('share-content.an-untitled-network') : title,
            summary: summary(scenario),
            hash: documentHash(scenario).slice(0, 8),
          })}
          marks={{ hash: (inner) => <code>{inner}</code> }}
        />
      </p>
      {parsed.ok ? (
        <>
          <HowItOpens choices={choices} onChange={setChoices} {...(moment === undefined ? {} : { moment })} />
          <Tabs
            label={say('share-content.sections')}
            chosen={tab}
            onChoose={setTab}
            tabs={[
              {
                id: 'links',
                title: say('share-content.links'),
                content: <LinksPart scenario={scenario} store={store} options={options} onLeave={onLeave} />,
              },
              {
                id: 'embed',
                title: say('share-content.embed'),
                content: <EmbedPart scenario={scenario} store={store} options={options} />,
              },
              {
                id: 'qr',
                title: say('share-content.qr-code'),
                content: <QrPart scenario={scenario} store={store} options={options} />,
              },
              { id: 'files', title: say('share-content.files'), content: files },
            ]}
          />
        </>
      ) : (
        <>
          <Notice kind="note" title={say('share-content.no-link-yet')} testId="share-unsound">
            {say('share-content.links-carry-networks-that-hold', { parsed: fewIssuesWords(scenario, parsed.errors) })}
          </Notice>
          {files}
        </>
      )}
    </div>
  );
}
