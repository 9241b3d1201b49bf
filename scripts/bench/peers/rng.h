// The engine's random streams (packages/engine/cells/src/sim/rng.rs) once more, so that both draw the same numbers.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

class RandomStream
{
  public:
    RandomStream(uint64_t seed, uint32_t node, uint32_t stream)
    {
        uint64_t state = seed;
        uint64_t key = SplitMix(state) ^ node;
        uint64_t last = SplitMix(key) ^ stream;
        for (uint64_t& word : m_state)
        {
            word = SplitMix(last);
        }
    }

    /// Exponential with this mean in ps, rounded down.
    uint64_t Exponential(uint64_t meanPs)
    {
        return static_cast<uint64_t>(-std::log(Unit()) * static_cast<double>(meanPs));
    }

    /// Geometric on 1, 2, 3... with this mean.
    uint32_t Geometric(uint32_t mean)
    {
        const double u = Unit();
        if (mean <= 1)
        {
            return 1;
        }
        return static_cast<uint32_t>(std::log(u) / std::log1p(-1.0 / mean)) + 1;
    }

  private:
    static uint64_t SplitMix(uint64_t& state)
    {
        state += 0x9e3779b97f4a7c15;
        uint64_t z = state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }

    static uint64_t RotateLeft(uint64_t word, int bits)
    {
        return (word << bits) | (word >> (64 - bits));
    }

    uint64_t Next()
    {
        auto& s = m_state;
        const uint64_t result = RotateLeft(s[0] + s[3], 23) + s[0];
        const uint64_t t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = RotateLeft(s[3], 45);
        return result;
    }

    /// Uniform on (0, 1].
    double Unit()
    {
        return static_cast<double>((Next() >> 11) + 1) / 9007199254740992.0;
    }

    std::array<uint64_t, 4> m_state;
};
