/** What is wrong with a lesson, its file or its link. Rules of single values have the sentences of the area `scenario`. */
export default {
  'place.lesson': 'The lesson',
  'place.step': 'Step {number}',
  'place.draw': 'Draw {number}',
  'place.field': 'The lesson, {field}',
  'place.in-network': '{place}: {subject}',

  'numbered.goals': 'goal {number}',
  'numbered.figures': 'figure {number}',
  'numbered.presets': 'preset {number}',
  'numbered.needs': 'earlier lesson {number}',
  'numbered.of': 'alternative {number}',
  'numbered.changes': 'change {number}',
  'numbered.draws': 'draw {number}',
  'numbered.selects': 'outlined device {number}',
  'numbered.checks': 'check {number}',
  'numbered.traps': 'trap {number}',
  'numbered.values': 'value {number}',
  'numbered.hints': 'hint {number}',
  'numbered.options': 'option {number}',
  'numbered.items': 'item {number}',
  'numbered.right': 'right option {number}',
  'numbered.near': 'known answer {number}',

  'field.lanelabLesson': 'version',
  'field.title': 'title',
  'field.question': 'question',
  'field.goals': 'list of goals',
  'field.minutes': 'minutes',
  'field.figures': 'list of figures',
  'field.presets': 'list of presets',
  'field.needs': 'list of earlier lessons',
  'field.draws': 'list of draws',
  'field.steps': 'list of steps',
  'field.transfer': 'question at the end',
  'field.id': 'id',
  'field.of': 'alternatives',
  'field.quantity': 'quantity',
  'field.values': 'values',
  'field.changes': 'list of changes',
  'field.path': 'path',
  'field.value': 'value',
  'field.text': 'text',
  'field.scenario': 'network',
  'field.document': 'document',
  'field.payload': 'web link',
  'field.kind': 'kind',
  'field.view': 'view',
  'field.timePs': 'instant',
  'field.speedPs': 'speed',
  'field.layer': 'layer',
  'field.selects': 'outlined devices',
  'field.task': 'task',
  'field.request': 'request to the student',
  'field.answer': 'answer',
  'field.options': 'options',
  'field.items': 'items',
  'field.right': 'right options',
  'field.near': 'known answers',
  'field.unit': 'unit',
  'field.label': 'label',
  'field.says': 'comment',
  'field.checks': 'list of checks',
  'field.check': 'check itself',
  'field.traps': 'list of traps',
  'field.when': 'condition',
  'field.name': 'name',
  'field.hints': 'list of hints',
  'field.explanation': 'explanation',
  'field.solution': 'solution',
  'field.en': 'in English',
  'field.pt-BR': 'in Portuguese',

  'version.missing':
    'This is no lesson: the version is missing. A lesson is a JSON object with "lanelabLesson": {newest, number}; take another file, or add it.',
  'version.wrong':
    'The version of the lesson is {value}, but must be a number from {oldest, number} to {newest, number}. Correct lanelabLesson.',
  'version.newer':
    'The lesson has version {value}, newer than this lab, which knows versions up to {newest, number}. Update the lab to open it.',
  'step-id-taken': '{place} is “{id}”, as the id of an earlier step is. Name each step differently.',
  'no-earlier-step':
    '{place} goes on from the step “{id}”, but must be of {earlier}. Name one of these, or a preset, a link or a document.',
  'no-earlier-step.first':
    '{place} goes on from the step “{id}”, but no step comes before. Name a preset, a link or a document.',
  'first-step-without-network':
    '{place} is missing. The first step has no step before it to go on from: add a preset, a link or a document.',
  'no-such-draw': '{place} has the draw “{id}”, but the lesson has only {known}. Name one of these, or add that draw.',
  'no-such-draw.none': '{place} has the draw “{id}”, but the lesson has no draws. Add it to the draws of the lesson.',
  'no-such-option':
    '{place} has “{id}”, but the options are {known}. Name one of these, or a value that a draw has for them.',
  'drawn-no-option':
    '{place} comes to {id} in alternative {alternative, number} of the draw “{draw}”, but the options are {known}. Give that alternative one of these.',
  'drawn-no-number':
    '{place} comes to {value} in alternative {alternative, number} of the draw “{draw}”, which is no number. Give that alternative a number.',
  'drawn-value-missing':
    '{place} names the value “{name}”, but alternative {alternative, number} of the draw “{draw}” does not have it. Add it there.',
  'several-draws':
    '{place} is {texts} and follows the draws {draws}, but can follow one alone. Put the values into one draw.',
  'order-of-other-items':
    '{place} comes to {ids}, but has to name each of the items {known} once. Add what is missing, and take out what is no item.',
  'name-taken': '{place} has the name “{name}” more than once. Name each entry differently.',
  'too-deep':
    '{place} has more than {levels, number} levels of objects and lists, one in the other. Nothing that a scenario takes is so deep: write it flatter.',
  'curve-without-time': '{place} asks for a curve that ends before it begins. Make toS larger than fromS.',
  'broken-text':
    '{place} cannot be filled in: {text}. Close every brace, put a name between them, and end each plural or choice with “other”.',
  'unknown-link':
    '{place} has a link to {target}, which leads nowhere. Write device:, at:, message:, figure:, pane: or an address with https:.',

  'link.empty': 'This link is empty. Ask for it again, or for the lesson as a file.',
  'link.too-long': 'This link is longer than any that this lab makes. Ask for it again, or for the lesson as a file.',
  'link.damaged':
    'This link is damaged: characters were lost or changed when it was copied. Copy it again whole, or ask for the lesson as a file.',
  'link.newer': 'This link was made by a newer lab. Update this lab to open it.',
  'link.unreadable': 'This link holds no lesson that can be read. Ask for it again, or for the lesson as a file.',
  'link.of-another-document':
    'This link holds a scenario or a lecture, and no lesson. Open it as it is: the lab finds out what it holds.',

  'file.of-a-scenario': '{name} is a scenario and no lesson. Open it in the lab, and use it as the network of a step.',
  'file.of-a-lecture': '{name} is a lecture and no lesson. Open it on the page of lectures.',
  'file.of-a-result':
    '{name} is what a student did in a lesson, and not the lesson itself. Open it on the page of results.',
  'file.too-large':
    '{name} has {size}, but a lesson has at most {most}. Name presets, or give several steps one network, in place of documents.',
  'file.not-a-lesson': '{name} holds neither a lesson nor a link to one. A lesson’s file begins with a brace.',
  'file.broken-json':
    '{name} begins like a lesson but is broken: {problem}. Correct it there, or ask for the file again.',
  'file.refused': '{name} cannot be opened. {reason}',
} as const;
