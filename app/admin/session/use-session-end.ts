import { useEffect, useEffectEvent, useRef } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { errors } from '../../../text/admin/errors.ts'
import { useLiveState } from '../../live/use-live.ts'
import { showError } from '../../ui/toaster.ts'
import { isAnythingUnsaved } from '../form/keep-typed.ts'
import { signInAgain, signInUrl } from './sign-in-url.ts'

let channel: BroadcastChannel | undefined

/**
 * Returns the channel by which tabs tell each other that the session has ended. This tab posts and listens on
 * the same object, because a BroadcastChannel does not receive its own messages.
 */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('signed-out')
  return channel
}

/**
 * Navigates to the sign-in page when the session has ended. It asks the server with a HEAD request when
 * another tab reports that it went there, when the live stream is cut, and when the tab becomes visible
 * again. With unsaved input, it shows a toast with a sign-in button instead.
 */
export function useSessionEnd(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const liveState = useLiveState()
  const wasToasted = useRef(false)

  const checkSession = useEffectEvent(async () => {
    const isOver = await hasEnded()
    const mustToast = isOver && !wasToasted.current
    wasToasted.current = isOver
    // A navigation that happened meanwhile has run the guard itself.
    if (!mustToast || location.pathname !== pathname) return
    if (isAnythingUnsaved()) showError(errors.signedOut, undefined, { action: signInAgain })
    else navigate(signInUrl(pathname + search))
  })

  useEffect(() => {
    if (liveState === 'waiting') checkSession()
  }, [liveState])

  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && checkSession()
    const onMessage = () => checkSession()
    otherTabs().addEventListener('message', onMessage)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      otherTabs().removeEventListener('message', onMessage)
      document.removeEventListener('visibilitychange', onVisible)
      if (location.pathname === href('/admin/login')) otherTabs().postMessage(null)
    }
  }, [])
}

/**
 * Asks the server whether the session has ended: only then does it respond with a redirect. A request that
 * failed says nothing about the session and counts as not ended.
 */
async function hasEnded(): Promise<boolean> {
  const question = { method: 'HEAD', redirect: 'manual' } as const
  const response = await fetch(href('/admin/live-changes'), question).catch(() => undefined)
  return response?.type === 'opaqueredirect'
}
