import { configure } from '@testing-library/react';

// Screens come in chunks of their own, and a busy machine takes its time to transform one.
configure({ asyncUtilTimeout: 30_000 });
