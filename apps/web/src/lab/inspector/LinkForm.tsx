/** One link: its line, how far it goes, what it joins, when it is cut. */
import { say } from '@lanelab/messages/properties';
import { type Link, linkDelayPs, type Phy } from '@lanelab/scenario';
import { showQuantity } from '../../base/format/quantities.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Choice } from '../../base/ui/Choice.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { deviceOf } from '../../document/devices/registry.ts';
import { QuantityField } from '../../document/form/QuantityField.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { phyLabels, phyName } from '../../document/format-names.ts';
import { disconnect, setLink, setWaypoints } from '../../document/store/edits/links.ts';
import { nameOf, nodeOf } from '../../document/store/edits/model.ts';
import { selecting } from '../../document/store/selection.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { CaptureFold } from './CaptureFold.tsx';
import { Head } from './Head.tsx';
import styles from './Inspector.module.css';
import { LinkChanges } from './LinkChanges.tsx';
import { linkTitle } from './names.ts';
import { RecordScope } from './RecordScope.tsx';
import { useApply } from './use-apply.ts';

/** As the format counts: light in fibre, 5 ns a metre. */
const psPerMetre = linkDelayPs({ lengthM: 1 });

export function LinkForm({ link }: { readonly link: Link }) {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  const { isReadOnly, refusal, apply } = useApply();
  const { model, layout } = scenario;
  const [a, b] = [nodeOf(model, link.a.node), nodeOf(model, link.b.node)];
  const phy = a?.ports.find(({ id }) => id === link.a.port)?.phy;
  const theirs = new Set<Phy>(b === undefined ? [] : deviceOf(b.kind).phys);
  const phys = (a === undefined ? [] : deviceOf(a.kind).phys).filter((entry) => theirs.has(entry));
  const isByLength = link.delayPs === undefined;
  const changes = model.changes.filter((change) => 'link' in change && change.link === link.id);
  const bends = layout.links[String(link.id)]?.waypoints.length ?? 0;
  return (
    <RecordScope record={{ of: 'links', id: link.id }} kind="link">
      <Head
        title={linkTitle(scenario, link)}
        subtitle={
          phy === undefined
            ? say('link-form.link-without-phy', { delay: showQuantity('time', linkDelayPs(link), 'ns') })
            : say('link-form.link', { phy: phyName(phy), delay: showQuantity('time', linkDelayPs(link), 'ns') })
        }
        actions={
          isReadOnly ? undefined : (
            <>
              {bends === 0 ? null : (
                <Button onPress={() => apply(setWaypoints(link.id, []))}>{say('link-form.straighten')}</Button>
              )}
              <Button onPress={() => apply(disconnect(link.id))} data-testid="delete-selected">
                {say('link-form.delete')}
              </Button>
            </>
          )
        }
      />
      <Select
        label={say('link-form.line-both-ends')}
        options={phys.map((value) => ({ value, label: phyLabels[value] }))}
        value={phy ?? ''}
        isDisabled={isReadOnly}
        onChange={(value) => {
          const chosen = phys.find((entry) => entry === value);
          if (chosen !== undefined) apply(setLink(link.id, { phy: chosen }));
        }}
        testId="field-phy"
      />
      <Refusal why={refusal} />
      <div className={styles.choice}>
        <Choice
          label={say('link-form.distance-as')}
          options={[
            { value: 'length', label: say('link-form.length') },
            { value: 'delay', label: say('link-form.delay') },
          ]}
          value={isByLength ? 'length' : 'delay'}
          isDisabled={isReadOnly}
          onChange={(value) =>
            apply(
              setLink(
                link.id,
                value === 'delay'
                  ? { delayPs: linkDelayPs(link) }
                  : { lengthM: Math.round(linkDelayPs(link) / psPerMetre) },
              ),
            )
          }
          testId="field-distance"
        />
      </div>
      {isByLength ? (
        <QuantityField label={say('link-form.length-2')} path={['lengthM']} quantity="metres" />
      ) : (
        <QuantityField label={say('link-form.delay-2')} path={['delayPs']} quantity="time" usual="µs" />
      )}
      <dl className={styles.ends}>
        {[link.a, link.b].map((end) => (
          <div key={`${end.node}/${end.port}`}>
            <dt>
              <Button kind="quiet" onPress={() => store.select(selecting({ nodes: [end.node] }))}>
                {nameOf(model, end.node)}
              </Button>
            </dt>
            <dd>{say('link-form.port-port', { port: end.port })}</dd>
          </div>
        ))}
      </dl>
      <Fold title={say('link-form.cuts-and-delays-in-time')} summary={String(changes.length)} testId="fold-changes">
        <LinkChanges link={link} />
      </Fold>
      <CaptureFold link={link} />
    </RecordScope>
  );
}
