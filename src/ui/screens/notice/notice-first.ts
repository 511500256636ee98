export { NoticeScreen as Screen } from './NoticeScreen';
