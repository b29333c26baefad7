import { LiveTvOutlined as LiveTv } from '../../../ui/icons/LiveTvOutlined.tsx'
import { Picture } from '../../../ui/Picture.tsx'

/** Aspect ratio (width / height) of a channel's logo. */
const ratio = 1.6

/** The image has an empty `alt`, because the channel's name is beside it. */
export function ChannelLogo({ image }: { image: string }) {
  return <Picture src={image} alt="" ratio={ratio} fit="contain" fallback={<LiveTv />} />
}
