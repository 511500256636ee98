import { leakTable } from './leak-table';

// A file for each database: they take longest of all, and run side by side. @takes-long
leakTable('embedded');
