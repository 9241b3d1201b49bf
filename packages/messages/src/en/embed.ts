/** Words of the area embed. */
export default {
  'embed-bar.next-event': 'Next event',
  'embed-bar.from-the-start': 'From the start',
  'embed-bar.speed': 'Speed',
  'embed-bar.link-copied': 'Link copied',
  'embed-bar.copy-link': 'Copy link',
  'embed-bar.open-full-lab': 'Open full lab',
  'embed-bar.link-to-this-scenario': 'Link to this scenario',
  'embed-page.nothing-to-show': 'Nothing to show',
  'embed-page.this-frame-names-no-scenario':
    'This frame names no scenario: its address needs ?s=, ?preset= or a scenario after #. Share, Embed makes one.',
  'embed-page.fetching-the-scenario': 'Fetching the scenario',
  'embed-page.try-again': 'Try again',
  'shield.click-to-move-and-look': 'Click to move and look inside',
  'protocol.no-time': 'no time',
  'embed-frame.a-network': 'A network',
  'embed-bar.pause': 'Pause',
  'embed-bar.play': 'Play',
} as const;
