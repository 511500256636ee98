-- 세종 and its only 시·군·구 are one place: the key of the latter is no key any more.
UPDATE "notices" SET
	"area_within" = array_remove("area_within", '3611'),
	"area_own" = array_replace("area_own", '3611', '36')
	WHERE "area_within" && ARRAY['3611'];
