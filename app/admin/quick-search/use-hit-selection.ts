import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withReturnTo } from '../record/return-to.ts'
import type { Hit } from './hit.ts'
import { useHits } from './use-hits.ts'

/** What is typed, what it finds, and which of that is selected by the arrow keys and opened by Enter. */
export function useHitSelection(onClose: () => void) {
  const [typed, setTyped] = useState('')
  const [selected, setSelected] = useState(0)
  // Whoever types a number and Enter at once means the first that is found.
  const [isAwaited, setAwaited] = useState(false)
  const { hits, isSearching, failed } = useHits(typed.trim())
  const open = useOpen(onClose)

  const openAwaited = useEffectEvent(() => {
    setAwaited(false)
    const [hit] = hits
    if (hit) open(hit)
  })
  useEffect(() => {
    if (isAwaited && !isSearching) openAwaited()
  }, [isAwaited, isSearching])

  const type = (text: string) => {
    setTyped(text)
    setSelected(0)
    setAwaited(false)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hit = hits[selected]
    if (step && hits.length > 0) setSelected((selected + step + hits.length) % hits.length)
    else if (event.key === 'Enter' && isSearching) setAwaited(true)
    else if (event.key === 'Enter' && hit) open(hit)
    else return
    event.preventDefault()
  }
  return {
    typed,
    type,
    onKey,
    list: { hits, selected, isSearching, failed, onChoose: setSelected, onOpen: open },
  }
}

function useOpen(onClose: () => void) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return ({ group, to }: Hit) => {
    const isForm = group === 'apartments' || group === 'parking' || group === 'stores'
    onClose()
    navigate(isForm ? withReturnTo(to, pathname + search) : to)
  }
}
