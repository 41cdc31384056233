import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { button } from '../../ui/button.ts'

interface WishButtonProps {
  wish: 'open' | 'close'
  kind?: 'primary' | 'secondary'
  children: ReactNode
}

/** Works without scripts, too. */
export function WishButton({ wish, kind = 'primary', children }: WishButtonProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" replace>
      <button type="submit" name="wish" value={wish} disabled={isBusy} className={button({ kind })}>
        {children}
      </button>
    </Form>
  )
}
