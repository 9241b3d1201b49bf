// Cells over ns-3's point-to-point devices, with as little around them as can be: no addresses, no IP, no traffic control. A switch looks
// the flow of a packet up in a table and sends it on. Reads a network as network.mjs writes it, prints what each queue carried, and the
// processor time of the run, as JSON.
//
// lean < NETWORK

#include "source.h"

#include "ns3/core-module.h"
#include "ns3/network-module.h"
#include "ns3/point-to-point-module.h"

#include <cstring>
#include <ctime>
#include <iostream>
#include <memory>
#include <vector>

using namespace ns3;

namespace
{

/// The PPP header adds two octets, so that 53 are sent.
constexpr uint32_t PACKET_OCTETS = 51;
/// The device takes packets of protocols that PPP has a number for.
constexpr uint16_t PROTOCOL = 0x0800;
constexpr uint32_t NOWHERE = UINT32_MAX;

struct Port
{
    Ptr<PointToPointNetDevice> device;
    uint64_t arrived{0};
    uint64_t dropped{0};
};

std::vector<Port> ports;
/// By node, then by flow: the port by which it leaves, or NOWHERE.
std::vector<std::vector<uint32_t>> tables;

void
SendBy(uint32_t port, Ptr<Packet> packet)
{
    Port& out = ports[port];
    ++out.arrived;
    if (!out.device->Send(packet, out.device->GetBroadcast(), PROTOCOL))
    {
        ++out.dropped;
    }
}

bool
Forward(Ptr<NetDevice> device, Ptr<const Packet> packet, uint16_t, const Address&)
{
    uint32_t flow;
    uint8_t octets[sizeof flow];
    packet->CopyData(octets, sizeof octets);
    std::memcpy(&flow, octets, sizeof flow);
    const uint32_t out = tables[device->GetNode()->GetId()][flow];
    if (out != NOWHERE)
    {
        SendBy(out, packet->Copy());
    }
    return true;
}

class Source
{
  public:
    Source(uint32_t flow, uint32_t port, CellTimes times)
        : m_port(port),
          m_times(std::move(times))
    {
        std::memcpy(m_octets, &flow, sizeof flow);
    }

    void Plan()
    {
        Simulator::Schedule(PicoSeconds(m_times.Take()) - Simulator::Now(), &Source::SendCell, this);
    }

  private:
    void SendCell()
    {
        SendBy(m_port, Create<Packet>(m_octets, PACKET_OCTETS));
        Plan();
    }

    uint32_t m_port;
    CellTimes m_times;
    uint8_t m_octets[PACKET_OCTETS]{};
};

Ptr<PointToPointNetDevice>
MakeDevice(Ptr<Node> node, Ptr<PointToPointChannel> channel, uint64_t bitRate, uint32_t capacity)
{
    auto device = CreateObject<PointToPointNetDevice>();
    device->SetAddress(Mac48Address::Allocate());
    device->SetDataRate(DataRate(bitRate));
    auto queue = CreateObject<DropTailQueue<Packet>>();
    // ns-3 does not count the packet in transmission, the engine does.
    queue->SetMaxSize(QueueSize(QueueSizeUnit::PACKETS, capacity - 1));
    device->SetQueue(queue);
    node->AddDevice(device);
    device->Attach(channel);
    device->SetReceiveCallback(MakeCallback(&Forward));
    return device;
}

} // namespace

int
main()
{
    Time::SetResolution(Time::PS);
    NodeContainer nodes;
    std::vector<std::unique_ptr<Source>> sources;
    uint64_t seed = 0;
    uint64_t end = 0;
    uint32_t flows = 0;

    std::string what;
    while (std::cin >> what)
    {
        if (what == "run")
        {
            uint32_t count;
            std::cin >> seed >> end >> count >> flows;
            nodes.Create(count);
            tables.assign(count, std::vector<uint32_t>(flows, NOWHERE));
        }
        else if (what == "link")
        {
            uint32_t a;
            uint32_t b;
            uint64_t delay;
            uint64_t bitRate;
            uint32_t capacities[2];
            std::cin >> a >> b >> delay >> bitRate >> capacities[0] >> capacities[1];
            auto channel = CreateObject<PointToPointChannel>();
            channel->SetAttribute("Delay", TimeValue(PicoSeconds(delay)));
            ports.push_back({MakeDevice(nodes.Get(a), channel, bitRate, capacities[0])});
            ports.push_back({MakeDevice(nodes.Get(b), channel, bitRate, capacities[1])});
        }
        else if (what == "route")
        {
            uint32_t node;
            uint32_t flow;
            std::cin >> node >> flow >> tables[node][flow];
        }
        else if (what == "source")
        {
            uint32_t flow;
            uint32_t port;
            uint32_t id;
            uint32_t stream;
            SourceSpec spec;
            std::cin >> flow >> port >> id >> stream >> spec.kind >> spec.cells >> spec.spacing >> spec.meanGap;
            CellTimes times(spec, RandomStream(seed, id, stream));
            sources.push_back(std::make_unique<Source>(flow, port, std::move(times)));
        }
    }
    for (auto& source : sources)
    {
        source->Plan();
    }
    Simulator::Stop(PicoSeconds(end));
    const std::clock_t start = std::clock();
    Simulator::Run();
    const double cpuMs = 1e3 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::cout << "{\"cpuMs\":" << cpuMs << ",\"ports\":[";
    for (size_t at = 0; at < ports.size(); ++at)
    {
        const Port& port = ports[at];
        // Like the engine, with the cell in transmission: all that no longer wait.
        const uint64_t served = port.arrived - port.dropped - port.device->GetQueue()->GetNPackets();
        std::cout << (at == 0 ? "" : ",") << "{\"arrived\":" << port.arrived << ",\"dropped\":" << port.dropped
                  << ",\"served\":" << served << "}";
    }
    std::cout << "]}" << std::endl;
    Simulator::Destroy();
    return 0;
}
