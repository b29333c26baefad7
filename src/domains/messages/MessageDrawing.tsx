import { MailOutlined } from '../../ui/icons/MailOutlined.tsx'

/** Icon of the empty state. */
export const MessageDrawing = () => <MailOutlined fontSize="inherit" />
