/** The workbench around the drawing: its bar, panes, tabs and dialogs. */
export default {
  'bar.untitled': 'Untitled network',
  'bar.view': 'View',
  'bar.view-drawing': 'Drawing',
  'bar.view-table': 'Table',
  'bar.view-text': 'Text',
  'bar.panes': 'Panes',
  'bar.panes-one': 'One',
  'bar.panes-compare': 'Compare',
  'bar.nothing-to-undo': 'Nothing to undo',
  'bar.nothing-to-redo': 'Nothing to redo',
  'bar.share': 'Share',
  'bar.branches': '{count, plural, one {# branch} other {# branches}}. Shown: {name}',
  'bar.make-copy': 'Make a copy',
  'bar.make-copy-short': 'Copy',
  'bar.menu': 'Menu',

  'panes.text-size': 'Width of the text',
  'panes.details-size': 'Size of the details',
  'panes.loading': 'Loading',

  'details.label': 'Details',
  'details.close': 'Close the details',
  'details.properties': 'Properties',
  'details.packet': 'Packet',
  'details.tables': 'Tables',
  'details.problems': 'Problems',
  'details.plots': 'Plots',
  'details.results': 'Results',

  'commands.title': 'Commands',
  'commands.search': 'Search commands',
  'commands.search-hint': 'Type a few letters',
  'commands.none': 'No command contains these letters.',
  'keys.title': 'Keys',

  'history.title': 'History of edits',
  'history.note':
    'The newest edit is at the top. Choose a line to go back or forward to how the scenario was after that edit.',
  'history.opened': 'As it was opened',
  'history.now': 'shown now',
  'history.undone': 'undone',

  'report.title': 'Report of this problem',

  'link.note-title': 'About this link',
  'link.loading-title': 'Scenario',
  'link.loading': 'Loading the scenario',
  'link.refused-why': 'Why',
  'link.retry': 'Try again',
} as const;
