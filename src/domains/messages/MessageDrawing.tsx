import MailOutlined from '@mui/icons-material/MailOutlined'

/** Stands where there is no message. */
export const MessageDrawing = () => <MailOutlined fontSize="inherit" />
