import MailOutlined from '@mui/icons-material/MailOutlined'

/** Icon of the empty state. */
export const MessageDrawing = () => <MailOutlined fontSize="inherit" />
