import MailOutlined from '~icons/ic/outline-mail'

/** Icon of the empty state. */
export const MessageDrawing = () => <MailOutlined fontSize="inherit" />
