export { YouthScreen as Screen } from './YouthScreen';
