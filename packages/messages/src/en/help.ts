/** The help page. */
export default {
  'help-page.in-the-lecture': 'In the lecture',
  'help-page.help': 'Help',
  'help-page.on-this-page': 'On this page',
  'help-page.draw-a-network': 'Draw a network',
  'help-page.play-it': 'Play it',
  'help-page.look-inside': 'Look inside',
  'help-page.papers-and-classes': 'Papers and classes',
  'help-page.share-and-keep': 'Share and keep',
  'help-page.what-a-result-is-worth': 'What a result is worth',
  'help-page.what-is-left-out': 'What is left out',
  'help-page.without-a-network': 'Without a network',
  'help-page.more-to-read': 'More to read',
  'help-page.words': 'Words',
  'help-page.keys': 'Keys',
  'help-page.these-pages-are-in-the': 'These pages are in the folder docs of the lab’s source.',
  'help-page.single-letters-and-signs-act':
    'Single letters and signs are shortcuts only while the drawing or the time bar has the focus, so that they stay letters elsewhere. The setting below switches them off, in the lecture, too; this browser remembers it.',
  'text.cell-by-cell': 'Cell by cell.',
  'text.every-cell-of-every-packet':
    'Every cell of every packet has its exact time on every link and in every queue, in whole picoseconds.',
  'text.the-same-everywhere': 'The same everywhere.',
  'text.the-same-scenario-with-the':
    'The same scenario with the same seed produces the same result to the last bit, in any browser and on the command line. The digest under each result lets you check.',
  'text.no-number-is-drawn-in': 'No number is drawn in.',
  'text.hollow-rings-are-the-values':
    'Hollow rings are the values that a paper printed. Everything else on a chart came out of the engine while you watched, or from a run whose seed and engine version stand beside it.',
  'text.calibrated-in-the-open': 'Calibrated in the open.',
  'text.what-a-stations-processor-costs':
    'What a station’s processor costs was fitted to the rows marked calibrated, and only to those. Every other point is a prediction, and where it misses, the page says by how much and why.',
  'text.by-mouse': 'By mouse.',
  'text.choose-a-device-on-the':
    'Choose a device on the left, then click where it goes. Link: click one device, then the other. Traffic: click who sends, then who receives, and choose TCP, UDP or ping. Names, addresses and permanent circuits are filled in. The menu of a device (right click, or Shift+F10) puts it into an emulated LAN, and hosts into Classical IP with SVCs.',
  'text.by-touch': 'By touch.',
  'text.tap-a-tool-then-the':
    'Tap a tool, then the drawing. A device that is selected is where a link begins: tap it, tap Link, tap the other.',
  'text.by-keys-alone': 'By keys alone.',
  'text.tab-into-the-drawing-each':
    'Tab into the drawing. Each tool has a letter, on its button and under Keys: arrows move the new device or choose among devices, Enter does it.',
  'text.as-a-table-or-as': 'As a table or as text.',
  'text.the-same-network-in-rows':
    'The same network in rows, or as JSON with faults at their lines. Undo covers every edit and leaves the clock alone.',
  'text.properties': 'Properties.',
  'text.whatever-is-selected-field-by':
    'Whatever is selected, field by field: processor and TCP of a host, buffers of a switch, LAN Emulation and MPOA of whatever takes part. Add traffic has the other kinds: requests and responses, cells, Ethernet frames, a file through a relay. Where nothing is selected: duration, seed, emulated LANs, planned changes, what is measured.',
  'text.what-goes-wrong': 'What goes wrong.',
  'text.problems-lists-what-keeps-the':
    'Problems lists what keeps the network from running, and what went wrong in the run, with a button where one edit would put it right.',
  'text.the-clock': 'The clock.',
  'text.play-step-to-the-next':
    'Play, step to the next or previous cell or event, or click the ruler. Up to 50 µs/s you see single cells, up to 2 ms/s whole frames, beyond that how much flows, at Max only counters. Times in which nothing moves are skipped while cells or frames are shown; a button beside the speed plays them in full.',
  'text.what-you-see': 'What you see.',
  'text.every-mark-is-something-that':
    'Every mark is something that the engine recorded. On links shorter than a cell the length of a mark is not to scale; when it enters and leaves is exact. Plots are read at equal intervals: a shorter peak is in Results, not in them.',
  'text.layers': 'Layers.',
  'text.the-tabs-over-the-drawing':
    'The tabs over the drawing show fibres with their ports and queues, the connections that are open and what each is for, emulated LANs with who has joined, or IP subnets. Devices stay where they are. A flow that is traced shows its path, the delay of each part, and what a packet of it is wrapped in.',
  'text.faults-and-planned-changes': 'Faults and planned changes.',
  'text.fault-then-a-link-or':
    'Fault, then a link or a device: cut it, lose a cell, slow a processor, kill a server, lose its next message. A fault is a change planned at the time the clock shows. It belongs to the scenario: it can be undone, travels with the link, and happens again at each run. Planned changes, in the properties, has every field of each; Heal all takes them back.',
  'text.messages': 'Messages.',
  'text.every-control-message-up-to':
    'Every control message up to the clock, by kind, device or words. The one you choose opens in Packet, field by field and octet by octet; from there go to its other end, and to the messages before and after it in the same exchange.',
  'text.ladder': 'Ladder.',
  'text.the-same-messages-as-arrows':
    'The same messages as arrows between devices, in proportion to time or in equal steps. Columns can be moved, hidden and kept; the ladder can be saved as SVG.',
  'text.what-happened': 'What happened.',
  'text.the-run-in-sentences-what': 'The run in sentences: what each protocol and application did, and when.',
  'text.tables': 'Tables.',
  'text.what-a-device-knows-at':
    'What a device knows at this instant: addresses, caches, connections, routes. Mark remembers them, and from there on what has changed is shown. A row leads to the message that wrote it.',
  'text.plots-and-results': 'Plots and results.',
  'text.plots-has-throughput-queues-and':
    'Plots has throughput, queues and processors up to the clock. Results runs everything to the end, apart from the clock, and lists each stream, processor, link and queue. There, too: where the time went, by cause, and why a stream took the path that it took.',
  'text.compare': 'Compare.',
  'text.a-second-run-beside-the':
    'A second run beside the first, on the same clock: the same network with one thing changed, a network of the lab, or a link or file that you paste. The strip below has what both measured, and the difference.',
  'text.captures': 'Captures.',
  'text.capture-for-wireshark-in-the':
    'Capture for Wireshark, in the properties of a link, runs the scenario once more and saves what passes the link as a pcapng file; every cell too, if you wish.',
  'text.reproduce-a-figure': 'Reproduce a figure.',
  'text.papers-has-every-experiment-of':
    'Papers has every experiment of four papers and classic measurements, a card each. Its points fill in as runs finish. Change a parameter and run it again; the page says what differs from the paper and why. Your own values, from a CSV file, can lie over the chart, and Open in the lab takes its network to the workbench.',
  'text.predict-first': 'Predict first.',
  'text.before-it-shows-a-figure':
    'Before it shows a figure, the page asks what you expect: a curve that you draw, values, or a sentence. Yours then lies over the result, with how far off it is. Nobody else sees it, and it is gone when you leave the page.',
  'text.before-class': 'Before class.',
  'text.the-page-tries-the-machine':
    'One page tries the machine, the screen, the storage and the connection of a room by itself, and says what to do about what is not fine:',
  'text.is-this-room-ready': 'Is this room ready?',
  'text.in-class': 'In class.',
  'text.present-in-class-on-the':
    'Present in class, on the start page, is a lecture of 20 minutes in seven beats, simulated while you speak. PageDown and PageUp, as a remote control sends them, are enough. The theme Projector has larger type and stronger lines, on every page.',
  'text.self-contained-link': 'Self-contained link.',
  'text.it-holds-the-whole-scenario':
    'It holds the whole scenario behind its # sign. No server sees it, it never expires, and a checksum tells when a part of it was lost.',
  'text.short-link': 'Short link.',
  'text.the-scenario-is-stored-on':
    'The scenario is stored on this lab’s server when you ask for it. Whoever has the link can read it; whoever has the link for editors can store revisions.',
  'text.how-it-opens': 'How it opens.',
  'text.a-link-can-open-to':
    'A link can open to look at only or to edit, paused or playing, at this instant and speed. Share also makes a frame for a course page, a QR code, and a file, which can be dropped on any page of the lab.',
  'text.in-this-browser': 'In this browser.',
  'text.your-edits-as-drafts-the':
    'Your edits, as drafts (the 30 changed last, under Continue on the start page), the theme, whether single keys are shortcuts, and the keys of what you stored. On a computer that others use, keep a file or a link, copy your keys, and remove the drafts. The lab works when it may keep nothing.',
  'text.networks': 'Networks.',
  'text.classical-ip-over-permanent-or':
    'Classical IP over permanent or signalled circuits, LAN Emulation, MPOA and Ethernet are there. Token Ring, FDDI, IPX, multicast over ATM (MARS) and RSVP are not there. Of PNNI there is one peer group. ABR is for flows of cells over permanent circuits only.',
  'text.operating-systems': 'Operating systems.',
  'text.a-host-is-one-processor':
    'A host is one processor with a few costs and a TCP whose mechanisms are switches. Other processes, caches, page faults and disks are not there.',
  'text.errors-on-the-line': 'Errors on the line.',
  'text.fibre-and-copper-are-free':
    'Fibre and copper are free of bit errors. Cells are lost where buffers overflow, a policer discards them, a link is cut, or a planned change takes them.',
  'text.switches': 'Switches.',
  'text.queues-are-at-the-outputs':
    'Queues are at the outputs. The inside of a switch is a fixed latency and, where stated, the rate of its backplane.',
  'text.processors-of-the-curitiba-stations': 'Processors of the Curitiba stations.',
  'text.the-papers-table-of-them':
    'The paper’s table of them did not survive its scan. Their speeds follow from its table 3, which measures each station by itself.',
  'text.workbench-md': 'workbench.md',
  'text.drawing-running-and-sharing-at':
    'drawing, running and sharing at more length, with a plan for twenty minutes in class',
  'text.present-md': 'present.md',
  'text.the-lecture-beat-by-beat': 'the lecture beat by beat, and two runs of your own',
  'text.model-md': 'model.md',
  'text.what-is-modelled-and-how':
    'what is modelled and how, what was chosen where no source settles it, and what is left out',
  'text.reproduction-md': 'reproduction.md',
  'text.every-published-value-beside-the': 'every published value beside the lab’s, how far off each is, and why',
  'text.captures-md': 'captures.md',
  'text.what-is-in-a-capture': 'what is in a capture, and a dissector for Wireshark',
  'text.embed-md': 'embed.md',
  'text.the-lab-in-a-frame': 'the lab in a frame on a course page',
  'text.scenario-md': 'scenario.md',
  'text.the-scenarios-json-key-by': 'the scenario’s JSON, key by key',
  'text.deploy-md-server-md': 'deploy.md, server.md',
  'text.running-a-lab-for-others': 'running a lab for others',
  'text.on-every-page': 'On every page',
  'text.next-control-shift-tab-the': 'Next control; Shift+Tab the one before; the first one skips to the content',
  'text.enter-space': 'Enter, Space',
  'text.press-a-button-open-a': 'Press a button, open a list, turn a switch',
  'text.in-a-number-field-one': 'In a number field: one step up or down. In a list: next and previous entry',
  'text.in-a-figure-from-point': 'In a figure: from point to point. In a picture of a network: move it',
  'text.on-a-point-of-a': 'On a point of a figure: run that point',
  'text.in-a-picture-of-a': 'In a picture of a network: larger, smaller, all of it',
  'text.close-a-dialog-or-a': 'Close a dialog or a list',
} as const;
