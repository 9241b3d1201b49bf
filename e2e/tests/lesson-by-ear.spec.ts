/** Lessons played to their end by ear: every element by its role and name, keys alone, and what is announced is what happened. */
import { say } from '@lanelab/messages/lesson';
import { say as property } from '@lanelab/messages/properties';
import { Listener } from '../by-ear.ts';
import { expect, test } from '../lab.ts';

test('the eleventh packet', async ({ lab: { page } }) => {
  const ear = new Listener(page);
  await ear.open('eleventh-packet');
  const question = 'A pings B five times a second, for an hour. The shortcut opens …';
  await expect(ear.part(say('task.predict'))).toMatchAriaSnapshot(`
    - region "Predict":
      - group "${question}":
        - radio "at the first packet"
        - radio "at the eleventh packet"
        - radio "after two seconds, with ten packets"
        - radio "never"
      - paragraph:
        - button "Keep this and run" [disabled]
  `);
  await ear.press('radio', 'at the eleventh packet', 'Space');
  await ear.predict('verdict.otherwise');
  await expect(ear.part(say('verdict.label'))).toMatchAriaSnapshot(`
    - region "Outcome":
      - paragraph: The network did something else.
      - paragraph: /You said at the eleventh/
      - list:
        - listitem:
          - text: "Holds:"
          - code: count(MPOA_RESOLUTION_REQUEST from A) = 0 before 8 s
  `);
  await page.keyboard.press('PageDown');
  await ear.isAt('A ping that gets a shortcut');

  // The same verdict is said once more when it is asked for once more.
  await ear.check(say('task.check-network'), say('verdict.not-yet'));
  await ear.check(say('task.check-network'), say('verdict.not-yet'));
  await ear.hint('Look at Properties of the flow from A to B, where the interval is.');
  await ear.press('button', 'A to B Ping, every 200 ms');
  await ear.write(property('flow.interval'), '50');
  await ear.check(say('task.check-network'), say('verdict.passes'));
  await ear.press('button', say('nav.next'));

  await ear.isAt('Who speaks to whom?');
  await ear.sort('In which order do these go?', [
    'A asks the router: who is 10.0.2.1?',
    'The router tells B what A will send',
    'B answers with a tag',
    'The router answers A with B’s ATM address',
    'A calls B (SETUP)',
    'B accepts the call (CONNECT)',
  ]);
  await ear.predict('verdict.predicted');
  await page.keyboard.press('PageDown');

  await ear.isAt('What the stream gains');
  await ear.press('slider', 'Expected Mb/s at 7.1 s', 'ArrowUp');
  await ear.predict('verdict.drawn');
  await page.keyboard.press('PageDown');

  await ear.isAt('Is the router idle now?');
  const packets = 'How many data packets of the stream pass the router’s link between 9 s and 12 s?';
  await expect(page.getByRole('textbox', { name: packets, exact: true })).toHaveAccessibleDescription('packets');
  await ear.press('button', say('explanation.show'));
  await expect(ear.part(say('explanation.label'))).toBeFocused();
  await expect(ear.part(say('verdict.label'))).toContainText(say('verdict.passes'));
  await ear.press('button', say('nav.next'));

  await ear.isAt(say('end.title'));
  await expect(ear.lesson).toContainText(say('end.steps', { done: 4, shown: 1, count: 5 }));
  await ear.press('button', say('end.compare'));
  await expect(ear.part(say('end.transfer'))).toContainText('200 circuits');
  await expect(ear.lesson.getByText('200 circuits')).toBeVisible();
});

test('joining an emulated LAN', async ({ lab: { page } }) => {
  const ear = new Listener(page);
  await ear.open('joining-a-lan');
  await ear.press('radio', 'Five, of which four stay', 'Space');
  await ear.predict('verdict.predicted');
  await ear.press('button', say('nav.next'));

  await ear.isAt('Three servers, three questions');
  await ear.sort('In which order does A do this?', [
    'It asks the LECS for the LES of red (LE_CONFIGURE_REQUEST)',
    'It asks the LES to be taken in (LE_JOIN_REQUEST)',
    'It asks the LES who has the MAC address ff:ff:ff:ff:ff:ff (LE_ARP_REQUEST)',
    'It calls the server that sends to all',
    'It sends frames',
  ]);
  await ear.predict('verdict.predicted');
  await page.keyboard.press('PageDown');

  await ear.isAt('Who called whom?');
  await ear.press('checkbox', 'Control Direct', 'Space');
  await ear.check(say('task.check-answer'), say('verdict.not-yet'));
  await expect(ear.part(say('verdict.label'))).toContainText('Control Direct was opened by A');
  await ear.press('checkbox', 'Control Direct', 'Space');
  await ear.press('checkbox', 'Control Distribute', 'Space');
  await ear.press('checkbox', 'Multicast Forward', 'Space');
  await ear.check(say('task.check-answer'), say('verdict.passes'));
  await page.keyboard.press('PageDown');

  await ear.isAt('A does not get in');
  await ear.check(say('task.check-network'), say('verdict.not-yet'));
  await expect(ear.part(say('verdict.label'))).toContainText(say('verdict.fails'));
  await ear.hint('Look at Messages: what is the last answer that A got?');
  await ear.press('button', 'LAN emulation client LANE v2');
  await ear.write(property('lec.elan-name'), 'red');
  await ear.check(say('task.check-network'), say('verdict.passes'));
  await page.keyboard.press('PageDown');

  await ear.isAt('A new member');
  await ear.press('button', say('explanation.take-checkpoint'));
  await expect(ear.part(say('explanation.label'))).toBeFocused();
  await expect(ear.part(say('verdict.label'))).toContainText(say('verdict.passes'));
  await ear.press('button', say('task.start-over'));
  await ear.isOnButton(say('task.check-network'));
  await page.keyboard.press('PageDown');

  await ear.isAt(say('end.title'));
  await expect(ear.lesson).toContainText(say('end.steps', { done: 4, shown: 1, count: 5 }));
  const steps = ear.lesson.getByRole('navigation', { name: say('steps.label') });
  await expect(steps.getByRole('button', { name: `A new member, ${say('steps.shown')}` })).toBeVisible();
  await expect(steps.getByRole('button', { name: say('steps.end') })).toHaveAttribute('aria-current', 'step');
});

test('classical IP', async ({ lab: { page } }) => {
  const ear = new Listener(page);
  await ear.open('classical-ip');
  await ear.press('radio', 'It asks a server whose address it was given', 'Space');
  await ear.predict('verdict.predicted');
  await page.keyboard.press('PageDown');

  await ear.isAt('Before the first packet');
  await ear.sort('In which order do these happen after 6 s?', [
    '350 asks the server for 10.0.0.2 (ARP_REQUEST)',
    'The server answers with an ATM address (ARP_REPLY)',
    '350 calls 266 (SETUP)',
    '266 accepts the call (CONNECT)',
    'The ping leaves, and its answer comes back',
  ]);
  await ear.predict('verdict.predicted');
  await page.keyboard.press('PageDown');

  await ear.isAt('Who asks?');
  await ear.hint('Look at Messages from 6 s on.');
  const asked = 'How many questions (ARP_REQUEST) does the server get after 6 s?';
  await ear.write(asked, '1');
  await ear.hears(say('verdict.not-yet'), 0);
  await expect(ear.part(say('verdict.label'))).toContainText('One of them is from 350.');
  await ear.write(asked, '2');
  await ear.hears(say('verdict.passes'), 0);
  await expect(page.getByRole('textbox', { name: asked, exact: true })).toBeFocused();
  await ear.press('button', say('nav.next'));

  await ear.isAt('The server dies');
  await ear.press('radio', 'They stop at once', 'Space');
  await ear.predict('verdict.otherwise');
  await page.keyboard.press('PageDown');

  await ear.isAt('Too early a death');
  await ear.check(say('task.check-network'), say('verdict.not-yet'));
  const before = (await ear.said()).length;
  await ear.press('button', say('explanation.take-checkpoint'));
  await expect(ear.part(say('explanation.label'))).toBeFocused();
  await ear.hears(say('verdict.passes'), before);
  // Back leads to the step before, and the steps at the top to any other.
  await page.keyboard.press('PageUp');
  await ear.isAt('The server dies');
  await ear.press('button', say('steps.end'));

  await ear.isAt(say('end.title'));
  await expect(ear.lesson).toContainText(say('end.steps', { done: 4, shown: 1, count: 5 }));
});
