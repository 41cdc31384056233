import { useEffect, useEffectEvent, useRef } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { useLiveState } from '../../live/use-live.ts'
import { errors } from '../../text/admin/errors.ts'
import { showError } from '../../ui/toaster.ts'
import { isAnythingUnsaved } from '../form/keep-typed.ts'
import { signInAgain } from './sign-in-again.ts'
import { signInUrl } from './sign-in-url.ts'

let channel: BroadcastChannel | undefined

/** One BroadcastChannel for the tab, to post and to listen: a channel gets no messages of its own. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('signed-out')
  return channel
}

/**
 * Navigates to the sign-in page when the session has ended. It asks the server (a HEAD request) when another tab
 * posts that it went there, when the live stream is cut, and when the tab becomes visible again. A form with unsaved
 * input stays; a toast says what to do, and offers it.
 */
export function useSessionEnd(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const line = useLiveState()
  const wasToasted = useRef(false)

  const look = useEffectEvent(async () => {
    const isOver = await hasEnded()
    const mustToast = isOver && !wasToasted.current
    wasToasted.current = isOver
    // Whoever has gone elsewhere meanwhile has passed the guard on the way.
    if (!mustToast || location.pathname !== pathname) return
    if (isAnythingUnsaved()) showError(errors.signedOut, undefined, { action: signInAgain })
    else navigate(signInUrl(pathname + search))
  })

  useEffect(() => {
    if (line === 'waiting') look()
  }, [line])

  useEffect(() => {
    const onSight = () => document.visibilityState === 'visible' && look()
    const onWord = () => look()
    otherTabs().addEventListener('message', onWord)
    document.addEventListener('visibilitychange', onSight)
    return () => {
      otherTabs().removeEventListener('message', onWord)
      document.removeEventListener('visibilitychange', onSight)
      if (location.pathname === href('/admin/login')) otherTabs().postMessage(null)
    }
  }, [])
}

/** A server that does not answer has not ended anything. */
async function hasEnded(): Promise<boolean> {
  const question = { method: 'HEAD', redirect: 'manual' } as const
  const response = await fetch(href('/admin/live-changes'), question).catch(() => undefined)
  return response?.type === 'opaqueredirect'
}
