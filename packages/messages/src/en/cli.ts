/** The command line: help, errors, and the heads of its tables. */
export default {
  help: `lanelab: IP over ATM, simulated cell by cell

  lanelab list [--json]                       what can be run and drawn
  lanelab run <preset|file.json|->            run a scenario
      --set path=value                        change it first, such as nodes.Negro.cpu.speed=2
                                              or flows[0].messageOctets=64; repeat as needed
      --seed N                                seed of every random stream
      --duration 10s                          simulated time
      --json FILE                             the result as JSON; - for standard output
      --account                               where the time of each flow went, and its bottleneck
      --why FLOW                              the chain of causes behind a flow’s last data
      --pcap FILE --at LINK|DEVICE:PORT       what passes there, for Wireshark (pcapng); --at again for
                                              more places
      --pcap-cells                            every cell in it, too
      --filter 'FILTER'                       the messages that pass, in place of the tables, such as
                                              'lane.opcode == LE_ARP_REQUEST && node == "East"'
      --data                                  with --filter: data packets too, hop by hop
  lanelab check <preset|file.json|-> [CHECKS]  whether a run shows what is asked: a file of checks, one a line
      --check 'goodput(A -> B) > 20 Mb/s'     a check; repeat as needed
      --set path=value                        change the scenario first
      --answer VALUE | --answer NAME=VALUE    what “answer” and “answer.NAME” in checks stand for
      --start <preset|file.json>              the scenario that “changed only” compares with
      --json                                  verdicts as JSON
  lanelab figure <name>                       all runs of a paper’s figure
      --quality quick|full                    quick (default): fewer points, shorter runs
      --out FILE.svg|png|csv|json             without it a table on standard output
      --jobs N                                worker threads; one for each core by default
      --theme light|dark|projector            colours and sizes of SVG and PNG
      --seed N  --duration 10s  --repetitions N
  lanelab overhead [--json] [--mtu N]...      what each protocol layer leaves of a line

  --help, --version

Progress goes to standard error; Ctrl-C cancels.
Exit codes: 0 done, 1 the run failed, 2 the command line is wrong, 130 cancelled; of check: 0 all hold, 1 one fails,
2 one cannot be decided or the input is wrong.
`,

  'error.line': 'lanelab: {message}',
  'error.cancelled': 'cancelled',
  'error.no-engine': 'the engine has not been built here; run npm run build:engine',

  'usage.no-command': 'a command is missing: list, run, check, figure or overhead; --help explains them',
  'usage.unknown-command': 'there is no command "{name}"; --help shows them all',
  'usage.unknown-command.near': 'there is no command "{name}"; did you mean {near}?',
  'usage.whole-number': '{option} is "{text}", but must be a whole number from {min} to {max}',
  'usage.time': '{option} is "{text}", but must be a time such as 10s or 500ms',
  'usage.one-of': '{option} is "{text}", but must be one of {words}',
  'usage.one-of.near': '{option} is "{text}", but must be one of {words}; did you mean {near}?',
  'usage.out-ending': 'the ending of --out',
  'usage.unknown-preset': 'there is no preset "{name}"; lanelab list shows them all',
  'usage.unknown-preset.near': 'there is no preset "{name}"; did you mean {near}?',
  'usage.unknown-figure': 'there is no figure "{name}"; lanelab list shows them all',
  'usage.unknown-figure.near': 'there is no figure "{name}"; did you mean {near}?',
  'usage.set': '--set: {message}',
  'usage.list-takes-none': 'list takes no "{text}"',
  'usage.overhead-takes-none': 'overhead takes no "{text}"; write --mtu N',
  'usage.run-needs-source': 'run needs a preset or a file; lanelab list shows the presets',
  'usage.run-takes-one': 'run takes one scenario, not also "{text}"',
  'usage.check-needs-source': 'check needs a preset or a file; lanelab list shows the presets',
  'usage.check-needs-checks': 'check needs a file of checks, or --check with one such as "goodput(A -> B) > 20 Mb/s"',
  'usage.check-file-empty': '{file} has no check: write one a line, such as "goodput(A -> B) > 20 Mb/s"',
  'usage.check-takes-two': 'check takes one scenario and one file of checks, not also "{text}"',
  'usage.check': '{message}\n  {text}\n  {mark}',
  'verdict.holds': 'holds      {text}\n             {sentence}',
  'verdict.fails': 'fails      {text}\n             {sentence}',
  'verdict.undecided': 'undecided  {text}\n             {sentence}',
  'usage.figure-needs-name': 'figure needs a name; lanelab list shows them',
  'usage.figure-takes-one': 'figure takes one name, not also "{text}"',
  'usage.data-needs-filter':
    '--data lists data packets among what passes a filter. Name a filter with --filter, such as "tcp.len > 0".',
  'usage.filter': '--filter: {message}\n  {text}\n  {mark}',
  'usage.why-no-flow': '--why {flow}: the scenario has no such flow; it has {flows}',

  'file.standard-input': 'standard input',
  'file.cannot-read': '{file} cannot be read: {reason}',
  'file.cannot-write': '{file} cannot be written: {reason}',
  'file.none': 'there is no file {file}',
  'file.no-scenario': '{file} is no scenario that can be run:',

  'at.no-link': '--at {text}: the scenario has no link of this number; it has {links}',
  'at.no-device': '--at {text}: the scenario has no device "{device}"; it has {devices}',
  'at.no-device.near': '--at {text}: the scenario has no device "{device}"; did you mean {near}?',
  'at.no-port': '--at {text}: {device} has no port "{port}"; it has {ports}',
  'at.no-link-there': '--at {text}: this port has no link, so no cells pass there; the links are {links}',
  'at.none': 'none',
  'at.link': '{id} ({from}:{fromPort} - {to}:{toPort})',
  'at.more': '{items} and {count} more',
  'pcap.at-alone': '--at says where to capture; add --pcap FILE',
  'pcap.cells-alone': '--pcap-cells adds cells to a capture; add --pcap FILE',
  'pcap.needs-file': '--pcap writes a file; name one, such as capture.pcapng',
  'pcap.needs-at': '--pcap needs --at LINK or --at DEVICE:PORT; the links are {links}',
  'pcap.too-many': '--at is given {count} times; {most} is the most',
  'pcap.records': '{file}: {count, plural, one {{records} record} other {{records} records}}',
  'pcap.damaged':
    '{count, plural, one {# PDU is} other {# PDUs are}} left out, because cells of them are missing there',
  'pcap.missed': '{count, plural, one {# record} other {# records}} did not fit',

  'progress.simulated': '{done} of {all} s simulated',
  'progress.runs': '{done} of {all} runs done',

  'list.figure': 'Figure',
  'list.question': 'Question',
  'list.preset': 'Preset',
  'list.hint': 'lanelab run <name> runs one; lanelab figure <name> draws a figure.',

  'overhead.layer': 'Layer',
  'overhead.layer.line': 'line',
  'overhead.layer.atm': 'ATM',
  'overhead.layer.aal': 'AAL',
  'overhead.layer.ip': 'IP',
  'overhead.layer.tcp': 'TCP',
  'overhead.layer.udp': 'UDP',
  'overhead.layer.transport': 'transport',
  'overhead.layer.application': 'application',
  'overhead.mtu': 'MTU',

  'figure.failed': '{failed} of {all} runs failed; the first because {reason}',
  'figure.more-rows': '{count, plural, one {# more row} other {# more rows}}; --out {file} writes them all',
  'check.open': 'open: {statement} ({detail})',
  'check.holds': 'holds: {statement} ({detail})',
  'check.differs': 'differs: {statement} ({detail})',
  residual: '{label}: {verdict}',
  'residual.with-difference': '{label}: {verdict} ({difference})',
  'residual.blind': '{now}; predicted blind: {blind}, by engine {engine}',

  'run.summary': '{seconds} s simulated in {wall} s, {hops} cell-hops, seed {seed}, engine {engine}, digest {digest}',
  'column.flow': 'Flow',
  'column.from': 'From',
  'column.to': 'To',
  'column.sent': 'Sent Mb/s',
  'column.received': 'Received Mb/s',
  'column.packets': 'Packets',
  'column.lost': 'Lost',
  'column.retransmitted': 'Again',
  'column.delay': 'Delay us',
  'column.jitter': 'Jitter us',
  'column.held': 'Held by, ms',
  'column.link': 'Link',
  'column.cells': 'Cells',
  'column.busy': 'Busy %',
  'column.dropped': 'Dropped',
  'column.ethernet': 'Ethernet',
  'column.frames': 'Frames',
  'column.given-up': 'Not sent',
  'column.collisions': 'Collisions',
  'column.queue': 'Queue',
  'column.port': 'Port',
  'queue.to-services': 'to services inside',
  'queue.from-services': 'from services inside',
  'column.longest': 'Longest',
  'column.wait': 'Mean wait, µs',
  'column.drops': 'Drops',
  'column.cpu': 'CPU',
  'column.interrupt': 'Interrupt',
  'column.protocol': 'Protocol',
  'column.process': 'Process',
  'column.since': 'us later',
  'column.node': 'Device',
  'column.time': 'Time s',
  'column.channel': 'VPI/VCI',
  'column.message': 'Message',

  'fate.lost': 'lost',
  'fate.in-transit': 'under way',
  'fate.came': '',

  'filter.no-data': 'Data packets were not looked at: --data has them too.',
  'filter.count': '{shown} of {all, plural, one {# message} other {# messages}}',
  'filter.count.cut':
    '{shown} of the latest {all, plural, one {# message} other {# messages}}; earlier ones were forgotten',

  'account.none':
    'Where the time of flow {flow} ({from} to {to}) went: it has no account, since no data were delivered.',
  'account.head':
    'Where the time of flow {flow} ({from} to {to}) went, to {count, plural, one {# delivery} other {# deliveries}}:',
  'account.cause': 'Cause',
  'account.share': '%',
  'account.ms': 'ms',
  'account.elapsed': 'elapsed',
  'account.held': 'held by {rule}',
  'why.head': 'Why flow {flow} sent its last data when it did:',
  'why.meanwhile': '({event})',
} as const;
