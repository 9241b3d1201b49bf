// The engine's cell sources (packages/engine/cells/src/atm/source.rs) once more, a cell at a time.
#pragma once

#include "rng.h"

#include <string>

struct SourceSpec
{
    std::string kind; ///< saturated, poisson or on-off
    uint32_t cells;   ///< of a PDU, or its mean
    uint64_t spacing; ///< from one cell of a PDU to the next, ps
    uint64_t meanGap; ///< from the end of a PDU to the next, ps
};

class CellTimes
{
  public:
    CellTimes(SourceSpec spec, RandomStream rng)
        : m_spec(std::move(spec)),
          m_rng(rng)
    {
        PlanPdu();
    }

    /// When the next cell is offered, ps; moves on to the one after it.
    uint64_t Take()
    {
        const uint64_t time = m_next;
        m_next += m_spec.spacing;
        if (--m_left == 0)
        {
            PlanPdu();
        }
        return time;
    }

  private:
    void PlanPdu()
    {
        m_left = m_spec.cells;
        if (m_spec.kind != "saturated")
        {
            m_next += m_rng.Exponential(m_spec.meanGap);
        }
        if (m_spec.kind == "on-off")
        {
            m_left = m_rng.Geometric(m_spec.cells);
        }
    }

    SourceSpec m_spec;
    RandomStream m_rng;
    uint64_t m_next{0};
    uint32_t m_left{0};
};
