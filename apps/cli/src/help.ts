/** What `--help` prints. */

export const HELP = `lanelab: IP over ATM, simulated cell by cell

  lanelab list [--json]                       what can be run and drawn
  lanelab run <preset|file.json|->            run a scenario
      --set path=value                        change it first, such as nodes.Negro.cpu.speed=2
                                              or flows[0].messageOctets=64; repeat as needed
      --seed N                                seed of every random stream
      --duration 10s                          simulated time
      --json FILE                             the result as JSON; - for standard output
      --account                               where the time of each flow went, and its bottleneck
      --why FLOW                              the chain of causes behind a flow's last data
      --pcap FILE --at LINK|DEVICE:PORT       what passes there, for Wireshark (pcapng); --at again for
                                              more places
      --pcap-cells                            every cell in it, too
  lanelab figure <name>                       all runs of a paper's figure
      --quality quick|full                    quick (default): fewer points, shorter runs
      --out FILE.svg|png|csv|json             without it a table on standard output
      --jobs N                                worker threads; one a core by default
      --theme light|dark|projector            of SVG and PNG
      --seed N  --duration 10s  --repetitions N
  lanelab overhead [--json] [--mtu N]...      what each protocol layer leaves of a line

  --help, --version

Progress goes to standard error; Ctrl-C cancels.
Exit codes: 0 done, 1 the run failed, 2 the command line is wrong, 130 cancelled.
`;
