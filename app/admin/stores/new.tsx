import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'

export default function NewStore() {
  return <Screen title={adminText.newStore} />
}
