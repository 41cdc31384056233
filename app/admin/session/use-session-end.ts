import { useEffect, useEffectEvent, useRef } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { errors } from '../../../text/admin/errors.ts'
import { useLiveState } from '../../live/use-live.ts'
import { showError } from '../../ui/toaster.ts'
import { isAnythingUnsaved } from '../form/keep-typed.ts'
import { signInAgain, signInUrl } from './sign-in-url.ts'

/** The channel by which tabs tell each other that the session may have ended. */
const openChannel = () => new BroadcastChannel('signed-out')

/** Makes the other tabs ask whether the session has ended. The sign-in page calls it: however a tab got there. */
export function useSignedOutNotice(): void {
  useEffect(() => {
    const otherTabs = openChannel()
    otherTabs.postMessage(null)
    return () => otherTabs.close()
  }, [])
}

/**
 * Navigates to the sign-in page when the session has ended. It asks the server with a HEAD request when
 * another tab reports that it went there, when the live stream is cut (the server cuts it when a session ends), and
 * when the tab becomes visible again. With unsaved input, it shows a toast with a sign-in button instead.
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
    const otherTabs = openChannel()
    otherTabs.addEventListener('message', onMessage)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      otherTabs.close()
      document.removeEventListener('visibilitychange', onVisible)
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
