/** Whose place it is. The keys of one group share its limit, and each of them has an equal share of it. */
export interface Owner {
  /** The visitor's network, or the session of a member of staff. */
  key: string
  /** Neighbouring networks are one group, so that an attacker who owns many of them has one limit. */
  group: string
}

export interface Place {
  /** From now on the place is in use, and is not taken away for another. */
  keep(): void
  release(): void
}

interface Limits {
  /** The most of one group. Places that wait and those in use both count. */
  each: number
  all: number
}

/** What a group or a key holds, and how much of it could still be taken away. */
interface Held {
  weight: number
  loose: number
  parts: Map<string, Held>
  /** Called to take a place away, the newest last. */
  takeAway: Set<() => void>
}

/**
 * Places that are shared fairly. When all are taken, whoever holds less gets one of whoever holds most, as long as that
 * one only waits: neither a few networks that fill them nor one address among its neighbours lock others out. Where
 * nothing waits, twice as many are let in.
 */
export function createFairPlaces({ each, all }: Limits) {
  const total = nothing()

  /** Takes places away from parts that hold more than this one would, until there is room for it. */
  function makeRoom(whole: Held, mine: Held | undefined, weight: number, limit: number): boolean {
    const wanted = (mine?.weight ?? 0) + weight
    while (whole.weight + weight > limit) {
      const most = heaviest(whole)
      if (!most || most.loose <= wanted) return false
      const loser = most.parts.size > 0 ? heaviest(most) : most
      for (const takeAway of [...(loser?.takeAway ?? [])].slice(-1)) takeAway()
    }
    return true
  }

  /** Where no place can be taken away, somebody with less than an equal share is let in nevertheless. */
  function isBelowShare(whole: Held, mine: Held | undefined, weight: number, limit: number): boolean {
    const wanted = (mine?.weight ?? 0) + weight
    return wanted <= limit / (whole.parts.size + 1) && whole.weight + weight <= 2 * limit
  }

  return {
    /** Takes a place; undefined when there is none. `lost` is called if it is taken away before it is kept. */
    take({ group, key }: Owner, lost: () => void, weight = 1): Place | undefined {
      const ofGroup = total.parts.get(group) ?? nothing()
      const ofKey = ofGroup.parts.get(key)
      const isInGroup = makeRoom(ofGroup, ofKey, weight, each) || isBelowShare(ofGroup, ofKey, weight, each)
      if (!isInGroup) return undefined
      const isInAll =
        makeRoom(total, ofGroup, weight, all) ||
        // A neighbour of those who hold most gets a place of theirs.
        makeRoom(ofGroup, ofKey, weight, ofGroup.weight) ||
        isBelowShare(total, ofGroup, weight, all)
      if (!isInAll) return undefined
      const near = partOf(total, group)
      const own = partOf(near, key)
      const change = (weightBy: number, looseBy: number) => {
        for (const held of [total, near, own]) {
          held.weight += weightBy
          held.loose += looseBy
        }
      }
      let state: 'loose' | 'kept' | 'released' = 'loose'
      const takeAway = () => {
        place.release()
        lost()
      }
      const place: Place = {
        keep() {
          if (state !== 'loose') return
          state = 'kept'
          own.takeAway.delete(takeAway)
          change(0, -weight)
        },
        release() {
          if (state === 'released') return
          place.keep()
          state = 'released'
          change(-weight, 0)
          if (own.weight === 0) near.parts.delete(key)
          if (near.weight === 0) total.parts.delete(group)
        },
      }
      own.takeAway.add(takeAway)
      change(weight, weight)
      return place
    },
  }
}

function nothing(): Held {
  return { weight: 0, loose: 0, parts: new Map(), takeAway: new Set() }
}

function partOf({ parts }: Held, name: string): Held {
  const found = parts.get(name) ?? nothing()
  parts.set(name, found)
  return found
}

/** The part from which most could be taken away. */
function heaviest({ parts }: Held): Held | undefined {
  let most: Held | undefined
  for (const held of parts.values()) if (held.loose > (most?.loose ?? 0)) most = held
  return most
}
