import { createContext, type ReactNode, useContext, useState } from 'react'
import type { BlockKind } from '../../../domain/home-page/home-page.ts'

interface OpenBlocks {
  kinds: ReadonlySet<BlockKind>
  setOpen(kind: BlockKind, isOpen: boolean): void
}

const openBlocks = createContext<OpenBlocks>({ kinds: new Set(), setOpen: () => {} })

/** Keeps blocks open when the form is mounted again, as after a save. */
export function KeepBlocksOpen({ children }: { children: ReactNode }) {
  const [kinds, setKinds] = useState<ReadonlySet<BlockKind>>(new Set())
  const setOpen = (kind: BlockKind, isOpen: boolean) =>
    setKinds((before) => {
      const after = new Set(before)
      if (isOpen) after.add(kind)
      else after.delete(kind)
      return after
    })
  return <openBlocks.Provider value={{ kinds, setOpen }}>{children}</openBlocks.Provider>
}

export function useOpenBlocks(): OpenBlocks {
  return useContext(openBlocks)
}
