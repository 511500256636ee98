export { NoticesScreen as Screen } from './NoticesScreen';
